import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { NotBuiltScreen } from '../../pageScreens.ts';
import { SettingsHub } from './SettingsHub.tsx';
import { settingsPages } from './settingsPages.tsx';

const NotFoundScreen = lazy(async () => ({
  default: (await import('../../shell/screens/NotFoundScreen.tsx')).NotFoundScreen,
}));

/** The hub and the pages behind it. */
const SettingsArea = () => (
  <Routes>
    <Route index element={<SettingsHub />} />
    {settingsPages.map(({ name, screen }) => (
      <Route key={name} path={`${name}/*`} element={screen ?? <NotBuiltScreen />} />
    ))}
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);

export default SettingsArea;
