import { styled } from '@mui/material';
import type { UseAutocompleteReturnValue } from '@mui/material';

import { TOUCH, TOUCH_TARGET } from '../../kit/look/theme/scales.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { EntryGroup, Findable } from '../../pages/entry.ts';

const List = styled('ul')(({ theme }) => ({
  flex: 1,
  margin: 0,
  padding: theme.spacing(1),
  overflowY: 'auto',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  padding: theme.spacing(1, 1.5, 0.5),
  color: theme.palette.text.secondary,
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 40,
  paddingInline: theme.spacing(1.5),
  borderRadius: 8,
  cursor: 'pointer',
  scrollMarginBlock: theme.spacing(4),
  [TOUCH]: { minBlockSize: TOUCH_TARGET + 4 },
  '&.Mui-focused': {
    backgroundColor: theme.palette.action.selected,
    boxShadow: `inset 2px 0 0 ${theme.palette.primary.main}`,
  },
  '& > svg': { color: theme.palette.text.secondary },
  '& > span': {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

const Hint = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  // The label stays whole.
  flexShrink: 9999,
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
}));

type Box = UseAutocompleteReturnValue<Findable, false, false, false, true>;

interface PaletteListProps {
  box: Pick<Box, 'getListboxProps' | 'getOptionProps' | 'groupedOptions'>;
}

/** The entries in groups, as the listbox of the combobox above. */
export const PaletteList = ({ box }: PaletteListProps) => {
  const t = useT();
  return (
    <List {...box.getListboxProps()} aria-label={t('palette.title')}>
      {box.groupedOptions.map(({ key, index, group, options }) => (
        <li key={key} role="presentation">
          <ul role="group" aria-labelledby={`palette-${group}`}>
            <GroupName id={`palette-${group}`} role="presentation">
              {t(`palette.groups.${group as EntryGroup}`)}
            </GroupName>
            {options.map((entry, at) => {
              const { key: optionKey, ...props } = box.getOptionProps({
                option: entry,
                index: index + at,
              });
              const Icon = entry.icon;
              return (
                <Option key={optionKey} {...props}>
                  <Icon />
                  <span dir="auto">{entry.label}</span>
                  {entry.hint ? <Hint dir="auto">{entry.hint}</Hint> : null}
                </Option>
              );
            })}
          </ul>
        </li>
      ))}
    </List>
  );
};
