import { ArrowDown, ArrowUp } from 'lucide-react';
import { useResourceContext, useTranslate } from 'react-admin';

import { hiddenByDefault, useColumnStore, type Column } from '../fields/columns.ts';
import { useT } from '../texts/useT.ts';
import { Button, IconButton } from '../ui/Button.tsx';

export const ColumnChoice = ({ columns }: { columns: readonly Column[] }) => {
  const t = useT();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { hidden, ordered, setHidden, setRanks } = useColumnStore(resource, columns);

  const show = (source: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((other) => other !== source) : [...hidden, source]);

  const move = (at: number, to: number) => {
    const next = ordered.map((column) => columns.indexOf(column));
    next.splice(to, 0, ...next.splice(at, 1));
    setRanks(next);
  };

  const reset = () => {
    setHidden(hiddenByDefault(columns));
    setRanks(undefined);
  };

  return (
    <fieldset className="stack gap-1">
      <legend className="label">{t('common.list.columns')}</legend>
      <ul>
        {ordered.map(({ source }, at) => {
          const name = translate(`resources.${resource}.fields.${source}`);
          return (
            <li key={source} className="line">
              <label className="tick fill small">
                <input
                  type="checkbox"
                  checked={!hidden.includes(source)}
                  onChange={(event) => show(source, event.target.checked)}
                />
                {name}
              </label>
              <IconButton
                label={t('common.list.moveUp', { name })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={t('common.list.moveDown', { name })}
                disabled={at === ordered.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button onClick={reset}>{t('common.list.resetColumns')}</Button>
    </fieldset>
  );
};
