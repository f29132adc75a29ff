import useAutocomplete from '@mui/material/useAutocomplete';
import { ChevronDown, X as ClearIcon } from 'lucide-react';
import {
  useCallback,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
} from 'react';

import { rankerOf } from '../../../domain/base/ranking.ts';
import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { controlOf, Field, type FieldProps } from './Field.tsx';
import { OptionLook, type OptionFacts } from './OptionLook.tsx';

import styles from './Picker.module.css';

interface PickerProps<Option> {
  frame: Omit<FieldProps, 'children'>;
  control?: { ref?: RefCallback<HTMLInputElement>; onBlur?: () => void; 'data-first'?: true };
  options: readonly Option[];
  /** Must be referentially stable while the choice is the same: a new object would undo typing. */
  chosen: Option | null;
  onChoose: (option: Option | null) => void;
  /** Leaving the field drops the text without saying so here. */
  onType?: (text: string) => void;
  keyOf: (option: Option) => string | number;
  labelOf: (option: Option) => string;
  nameOf?: (option: Option) => string;
  /** Facts that help choose, shown with each option. */
  describe?: (option: Option) => OptionFacts | undefined;
  /** By what else an option is found, best first. Must be referentially stable, as must `labelOf`. */
  keysOf?: (option: Option) => readonly string[];
  isPending?: boolean;
  /** Where choosing is all there is to do. */
  opensOnFocus?: boolean;
}

/** As many options as are shown at once; further ones are found by typing. */
const SHOWN = 1000;

const none = () => [];

/**
 * Enter takes the best match; where several match equally well it takes none, and says so. MUI's
 * hook provides the behavior, without MUI's styles.
 */
export const Picker = <Option,>({
  frame,
  control: { ref, onBlur, ...control } = {},
  options,
  chosen,
  onChoose,
  onType,
  keyOf,
  labelOf,
  nameOf = labelOf,
  describe,
  keysOf = none,
  isPending = false,
  opensOnFocus = false,
}: PickerProps<Option>) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  // The text for which Enter was pressed in vain.
  const [undecided, setUndecided] = useState('');
  const rank = useMemo(
    () => rankerOf(options, (option) => [labelOf(option), ...keysOf(option)]),
    [options, labelOf, keysOf],
  );
  const { found: matches, best } = useMemo(() => rank(typed), [rank, typed]);
  const combobox = useAutocomplete<Option>({
    id: frame.id,
    options,
    value: chosen,
    getOptionLabel: labelOf,
    getOptionKey: keyOf,
    // A search highlights its best match, not the option chosen before.
    isOptionEqualToValue: (option, value) =>
      typed === '' && String(keyOf(option)) === String(keyOf(value)),
    // Until the server has found what matches, Enter would take what only seems the best match.
    filterOptions: () => (isPending && typed !== '' ? [] : matches.slice(0, SHOWN)),
    selectOnFocus: true,
    openOnFocus: opensOnFocus,
    autoHighlight: best !== undefined,
    onChange: (_event, option) => onChoose(option),
    onInputChange: (_event, text, reason) => {
      setTyped(reason === 'input' ? text : '');
      if (reason === 'input') onType?.(text);
      setUndecided('');
    },
  });
  // With nothing highlighted, Enter would send the form and drop what was typed.
  const takeNone = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const isHighlighted = target instanceof Element && target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || !combobox.popupOpen || typed === '' || isHighlighted) return;
    event.preventDefault();
    setUndecided(typed);
  };
  const { ref: inputRef, ...input } = combobox.getInputProps() as ReturnType<
    typeof combobox.getInputProps
  > & { ref: { current: HTMLInputElement | null } };
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      inputRef.current = element;
      ref?.(element);
    },
    [inputRef, ref],
  );
  const found = combobox.groupedOptions as Option[];
  return (
    <div
      {...combobox.getRootProps({ onKeyDown: takeNone })}
      onBlur={onBlur}
      className={styles['picker']}
    >
      <Field {...frame}>
        <input {...input} {...control} {...controlOf(frame)} ref={setInput} />
        {chosen !== null && (
          <IconButton {...combobox.getClearProps()} label={t('ra.action.clear_input_value')}>
            <ClearIcon />
          </IconButton>
        )}
        <ChevronDown aria-hidden />
      </Field>
      {combobox.popupOpen && (
        <List>
          {undecided !== '' && best === undefined && found.length > 1 && (
            <p role="status">{t('common.options.several')}</p>
          )}
          {found.length > 0 ? (
            <ul {...combobox.getListboxProps()}>
              {found.map((option, index) => {
                const { key, ...item } = combobox.getOptionProps({ option, index });
                return (
                  <OptionLook
                    key={key}
                    item={item}
                    label={nameOf(option)}
                    facts={describe?.(option)}
                  />
                );
              })}
            </ul>
          ) : (
            <NoOptions isPending={isPending} />
          )}
        </List>
      )}
    </div>
  );
};

const NoOptions = ({ isPending }: { isPending: boolean }) => {
  const t = useT();
  return <p role="status">{isPending ? t('ra.message.loading') : t('common.options.none')}</p>;
};

/** Above everything else, dialogs too, next to its field even while the page scrolls. */
const List = ({ children }: { children: ReactNode }) => {
  const opened = useCallback((list: HTMLElement | null) => {
    const field = list?.parentElement?.querySelector('input')?.parentElement;
    if (!list || !field) return undefined;
    list.showPopover();
    const place = () => placeList(list, field);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);
  return (
    <div ref={opened} popover="manual" className={styles['list']}>
      {children}
    </div>
  );
};

const GAP = 4;
const EDGE = 8;
const MAX_HEIGHT = 352;
/** With less room than this, a list opens upwards if there is more room above. */
const LEAST_HEIGHT = 200;

const placeList = (list: HTMLElement, field: Element) => {
  const { left, width, top, bottom } = field.getBoundingClientRect();
  // An on-screen keyboard covers part of the window.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isAbove = below < LEAST_HEIGHT && above > below;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${window.innerHeight - top + GAP}px` : 'auto',
    maxHeight: `${Math.min(MAX_HEIGHT, isAbove ? above : below)}px`,
  });
};
