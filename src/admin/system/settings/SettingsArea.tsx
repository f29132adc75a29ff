import { Route, Routes } from 'react-router-dom';

import { NotBuiltScreen, NotFoundScreen } from '../../pageScreens.ts';
import { SettingsHub } from './SettingsHub.tsx';
import { settingsPages } from './settingsPages.tsx';

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
