import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';

import { SettingsHub } from './SettingsHub.tsx';
import { settingsPages } from './settingsPages.tsx';

/** The hub and the pages behind it. */
const SettingsArea = ({ notFound }: { notFound: ReactElement }) => (
  <Routes>
    <Route index element={<SettingsHub />} />
    {settingsPages.map(({ name, screen }) => (
      <Route key={name} path={`${name}/*`} element={screen ?? notFound} />
    ))}
    <Route path="*" element={notFound} />
  </Routes>
);

export default SettingsArea;
