import { useResourceContext, useStore } from 'react-admin';

import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { unfinishedImportKey } from './unfinishedImportKey.ts';

import styles from './list.module.css';

export const UnfinishedImport = () => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const [file] = useStore<string | null>(unfinishedImportKey(resource), null);
  if (file === null) return null;
  return (
    <div className={styles.unfinished}>
      <Alert
        tone="warn"
        action={
          <ButtonLink look="outlined" to={recordPaths(resource).import}>
            {text('unfinished.open')}
          </ButtonLink>
        }
      >
        {text('unfinished.text', { file })}
      </Alert>
    </div>
  );
};
