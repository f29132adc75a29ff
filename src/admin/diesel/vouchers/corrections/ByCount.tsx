import { Link } from 'react-router-dom';

import { useT } from '../../../kit/texts/useT.ts';

const STOCK_PATH = '/diesel/stock';

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
