import { useId, useState, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';

import { FieldValue } from '../fields/FieldValue.tsx';
import type { FieldTexts } from '../formState/fieldTexts.ts';
import { useT } from '../texts/useT.ts';
import { useWords } from '../texts/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogForm } from '../ui/Dialog.tsx';

import styles from './ConflictDialog.module.css';

type Values = Readonly<Record<string, unknown>>;

const SIDES = ['theirs', 'mine'] as const;
type Side = (typeof SIDES)[number];

export interface ConflictDialogProps {
  fields: readonly string[];
  before: Values;
  theirs: Values;
  mine: Values;
  texts?: FieldTexts;
  by?: ReactNode;
  onAnswer: (taken: Values | undefined) => void;
}

const ConflictDialog = ({
  fields,
  before,
  theirs,
  mine,
  texts,
  by,
  onAnswer,
}: ConflictDialogProps) => {
  const t = useT();
  const words = useWords();
  const resource = useResourceContext() ?? null;
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setTried] = useState(false);
  const labelOf = (field: string) => texts?.label?.(field) ?? words.field(resource, field);
  const valueOf = (field: string, { [field]: value }: Values) =>
    texts?.value(field, value) ?? <FieldValue resource={resource} field={field} value={value} />;
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(fields.map((field) => [field, side])));

  const submit = () => {
    const open = fields.find((field) => !chosen[field]);
    if (open === undefined) {
      const taken = fields.filter((field) => chosen[field] === 'theirs');
      onAnswer(Object.fromEntries(taken.map((field) => [field, theirs[field]])));
      return;
    }
    setTried(true);
    document.getElementById(`${id}${open}theirs`)?.focus();
  };

  return (
    <Dialog
      title={t('editing.conflict.title')}
      about={
        <>
          {by} {t('editing.conflict.about')}
        </>
      }
      size="wide"
      onClose={() => onAnswer(undefined)}
    >
      <DialogForm
        onSubmit={submit}
        onCancel={() => onAnswer(undefined)}
        cancel={t('editing.conflict.back')}
        submit={t('editing.conflict.save')}
      >
        {fields.length > 1 && (
          <div className="row">
            <Button look="outlined" onClick={() => chooseAll('theirs')}>
              {t('editing.conflict.allTheirs')}
            </Button>
            <Button look="outlined" onClick={() => chooseAll('mine')}>
              {t('editing.conflict.allMine')}
            </Button>
          </div>
        )}
        {fields.map((field, place) => {
          const isMissing = isTried && !chosen[field];
          return (
            <fieldset
              key={field}
              data-wrong={isMissing || undefined}
              aria-describedby={isMissing ? `${id}${field}problem` : undefined}
            >
              <legend>{labelOf(field)}</legend>
              <div className={styles.sides}>
                <div>
                  <small>{t('editing.conflict.before')}</small>
                  <span>{valueOf(field, before)}</span>
                </div>
                {SIDES.map((side) => (
                  <label key={side}>
                    <small className="line">
                      <input
                        id={`${id}${field}${side}`}
                        type="radio"
                        name={`${id}${field}`}
                        checked={chosen[field] === side}
                        data-first={(place === 0 && side === 'theirs') || undefined}
                        onChange={() => setChosen({ ...chosen, [field]: side })}
                      />
                      {t(`editing.conflict.${side}`)}
                    </small>
                    <span>{valueOf(field, side === 'theirs' ? theirs : mine)}</span>
                  </label>
                ))}
              </div>
              {isMissing && (
                <p className="note" data-tone="bad" id={`${id}${field}problem`} role="alert">
                  {t('editing.conflict.choose')}
                </p>
              )}
            </fieldset>
          );
        })}
      </DialogForm>
    </Dialog>
  );
};

export default ConflictDialog;
