import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { settingsApi } from './settingsApi.ts';

const byDefault = { role: 'Super Admin' };

/** The app as a Super Admin sees it, on settings in memory; `api` answers single calls otherwise. */
export const SettingsStory = (props: AdminStoryProps) => (
  <AdminStory {...byDefault} {...props} api={settingsApi(props.api)} />
);
