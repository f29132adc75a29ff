import { showCount, signed } from '../../../domain/base/formats.ts';
import type { Anomaly } from '../../../domain/diesel/fills/anomalies.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { Desk } from './useDesk.ts';

export const useAnomalyText = ({ driverNames }: Pick<Desk, 'driverNames'>) => {
  const t = useT();
  const instantText = useInstantText();
  const { litres, unitPrice, percent } = useAmountTexts();
  const share = (value: number) => signed(percent(value), value);
  return (anomaly: Anomaly): string => {
    if (anomaly.rule === 'odometer') {
      const { kind, km, otherKm, otherAt, at } = anomaly;
      const apart = Math.abs(Date.parse(at) - Date.parse(otherAt));
      return t(`dieselDesk.anomalies.odometer.${kind}`, {
        smart_count: Math.max(1, Math.round(apart / 86_400_000)),
        km: showCount(km),
        difference: showCount(Math.abs(km - otherKm)),
        date: instantText(otherAt),
      });
    }
    const text = (args: Record<string, unknown>) =>
      t(`dieselDesk.anomalies.texts.${anomaly.rule}`, args);
    switch (anomaly.rule) {
      case 'overTank':
        return text({ litres: litres(anomaly.litres), tank: litres(anomaly.tank) });
      case 'unusualUse':
        return text({
          per100: litres(anomaly.per100, 1),
          median: litres(anomaly.median, 1),
          share: share(anomaly.share),
        });
      case 'twoFills':
        return text({
          litres: litres(anomaly.litres),
          minutes: anomaly.minutes,
          other: anomaly.otherRef,
          otherLitres: litres(anomaly.otherLitres),
        });
      case 'onVacation': {
        const { driver = 0, driverName } = anomaly;
        const unknown = t('common.unknownId', { id: driver });
        return text({ driver: driverNames.get(driver) ?? driverName ?? unknown });
      }
      case 'price':
        return text({
          price: unitPrice(anomaly.price),
          median: unitPrice(anomaly.median),
          share: share(anomaly.share),
          others: anomaly.others,
        });
      case 'shortDelivery':
        return text({
          invoiced: litres(anomaly.invoiced),
          received: litres(anomaly.received),
          missing: litres(anomaly.missing),
          share: percent(anomaly.share),
        });
    }
  };
};
