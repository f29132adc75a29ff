import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';

import { HUB_PATHS } from '../../../domain/access/menu.ts';
import { SettingsHub } from './SettingsHub.tsx';
import { BesideSettingsNav } from './SettingsNav.tsx';
import { settingsScreens } from './settingsScreens.ts';

const SettingsArea = ({ notFound }: { notFound: ReactElement }) => (
  <Routes>
    <Route index element={<SettingsHub />} />
    <Route element={<BesideSettingsNav />}>
      {HUB_PATHS.map((path) => {
        const { screen: Screen } = settingsScreens[path];
        const below = path.slice('/admin/settings/'.length);
        return <Route key={path} path={`${below}/*`} element={<Screen />} />;
      })}
    </Route>
    <Route path="*" element={notFound} />
  </Routes>
);

export default SettingsArea;
