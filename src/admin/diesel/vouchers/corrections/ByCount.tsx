import { Link } from 'react-router-dom';

import { useT } from '../../../kit/texts/useT.ts';

const STOCK_PATH = '/diesel/stock';

/** How to correct the stock where the server refuses to take a voucher back. */
export const ByCount = () => {
  const t = useT();
  return (
    <>
      {' '}
      {t('diesel.corrections.byCount')}{' '}
      <Link to={STOCK_PATH}>{t('diesel.corrections.openStock')}</Link>
    </>
  );
};
