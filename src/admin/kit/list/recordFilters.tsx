import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';

import { EXPIRY_STATES } from '../../../domain/expiries/expiry.ts';
import { expiryFieldsOf } from '../../../domain/records/filter.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { choicesOf } from '../texts/choiceLabels.ts';
import { SearchBox } from './SearchBox.tsx';

const STATES = EXPIRY_STATES.map((id) => ({ id, name: `common.expiryStates.${id}` }));

/** Inputs of filters that do not follow from the declaration, or have a look of their own, by their source. */
export type FilterInputs = Readonly<Record<string, ReactElement>>;

/** What a list can be narrowed to: the search, then the filters always in sight, then those on offer. */
export const recordFilters = (type: AnyRecordType, own: FilterInputs = {}): ReactElement[] => {
  const text = (key: string) => `resources.${type.name}.${key}` as MessageKey;
  const isInSight = (source: string) => type.filters.includes(source) || undefined;

  const selects = Object.entries(type.fields).flatMap(([source, field]) =>
    field.kind === 'select' && field.column !== false
      ? [
          <SelectInput
            key={source}
            source={source}
            alwaysOn={isInSight(source)}
            choices={choicesOf(type.name, source, [
              ...field.options,
              ...Object.keys(field.also ?? {}),
            ])}
            emptyText={isInSight(source) && text(`options.${source}.all`)}
          />,
        ]
      : [],
  );
  const kinds = [...expiryFieldsOf(type)].flatMap(([kind, field]) =>
    type.fields[field]?.filter === false ? [] : [kind],
  );
  const expiries = (kinds.length > 1 ? ['expiry', ...kinds] : kinds).map((kind) => (
    <SelectInput key={kind} source={kind} label={`common.expiryKinds.${kind}`} choices={STATES} />
  ));
  const inputs = new Map(
    [...selects, ...expiries, ...Object.values(own)].map((input) => [
      (input.props as { source: string }).source,
      input,
    ]),
  );
  const inSight = type.filters.flatMap((source) => inputs.get(source) ?? []);
  const offered = [...inputs].flatMap(([source, input]) => (isInSight(source) ? [] : [input]));
  return [
    <SearchBox key="q" source="q" hint={text('fields.q')} alwaysOn />,
    ...inSight,
    ...offered,
  ];
};
