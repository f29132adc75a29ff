import { useId, useState, type FormEvent } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../kit/ui/Dialog.tsx';

import styles from './desk.module.css';

interface ExplainDialogProps {
  title: string;
  about: string;
  onExplain: (why: string) => void;
  onClose: () => void;
}

/** Asks for the explanation of an anomaly, which closes it. */
export const ExplainDialog = ({ title, about, onExplain, onClose }: ExplainDialogProps) => {
  const t = useT();
  const id = useId();
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && why.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (why.trim() === '') return;
    onExplain(why.trim());
    onClose();
  };
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <DialogBody>
          <div className={styles['explain']}>
            <label htmlFor={id}>{t('dieselDesk.anomalies.why')}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={1000}
              data-first
              value={why}
              aria-invalid={isMissing}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setWhy(target.value)}
            />
            <p id={`${id}-hint`} data-tone={isMissing ? 'bad' : undefined}>
              {t(isMissing ? 'validation.required' : 'dieselDesk.anomalies.kept')}
            </p>
          </div>
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="contained">
            {t('dieselDesk.anomalies.close')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
