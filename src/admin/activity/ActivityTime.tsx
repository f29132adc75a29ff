import { companyTime, showDate } from '../../domain/base/dates.ts';

/** An instant by the company's calendar and clock. */
const instantText = (at: string): string => {
  const time = companyTime(at);
  return time ? `${showDate(time.day)} ${time.time}` : at;
};

export const ActivityTime = ({ at }: { at: string }) => (
  <time dateTime={at} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    <bdi>{instantText(at)}</bdi>
  </time>
);
