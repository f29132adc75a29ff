import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';

import { showCount } from '../../../domain/base/formats.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { EntryGroup, Findable } from '../../pages/entry.ts';
import type { FoundEntries } from '../../pages/findEntries.ts';

import styles from './palette.module.css';

type Box = UseAutocompleteReturnValue<Findable, false, false, false, true>;

interface PaletteListProps {
  box: Pick<Box, 'getListboxProps' | 'getOptionProps' | 'groupedOptions'>;
  counts: FoundEntries['counts'];
}

export const PaletteList = ({ box, counts }: PaletteListProps) => {
  const t = useT();
  return (
    <ul {...box.getListboxProps()} className={styles.list} aria-label={t('palette.title')}>
      {box.groupedOptions.map(({ index, group, options }) => (
        <li key={group} role="presentation">
          <ul role="group" aria-labelledby={`palette-${group}`}>
            <div role="presentation" className={styles.group}>
              <span id={`palette-${group}`}>{t(`palette.groups.${group as EntryGroup}`)}</span>
              {options.length < (counts.get(group as EntryGroup) ?? 0) && (
                <small>
                  {t('palette.firstOf', {
                    shown: options.length,
                    count: showCount(counts.get(group as EntryGroup) ?? 0),
                  })}
                </small>
              )}
            </div>
            {options.map((entry, at) => {
              const { key: optionKey, ...props } = box.getOptionProps({
                option: entry,
                index: index + at,
              });
              const Icon = entry.icon;
              return (
                <li
                  key={optionKey}
                  {...props}
                  className={`${styles.option} ${props.className ?? ''}`}
                >
                  <Icon />
                  <span dir="auto">{entry.label}</span>
                  {entry.hint ? (
                    <span className={styles.hint}>
                      <bdi>{entry.hint}</bdi>
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
};
