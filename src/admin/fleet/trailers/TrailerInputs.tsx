import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';

import {
  LOAD_STATES,
  TRAILER_STATUSES,
  TRAILER_TYPES,
  type TrailerField,
} from '../../../domain/fleet/trailer.ts';
import {
  isRefrigerated,
  temperatureProblems,
  trailerChecks as checks,
} from '../../../domain/fleet/trailerChecks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { CheckedDate, CheckedText } from '../../kit/inputs/CheckedInputs.tsx';
import { ChoiceInput } from '../../kit/inputs/ChoiceInput.tsx';
import { KeyInput } from '../../kit/inputs/KeyInput.tsx';
import { NotesInput } from '../../kit/inputs/NotesInput.tsx';
import { NumberInput } from '../../kit/inputs/NumberInput.tsx';
import { OptionInput } from '../../kit/inputs/OptionInput.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

interface TrailerInputsProps {
  /** A form in a dialog begins in its first field. */
  focusFirst?: boolean;
}

/** The form of a trailer, for adding and editing alike. */
export const TrailerInputs = ({ focusFirst }: TrailerInputsProps) => (
  <>
    <Vehicle focusFirst={focusFirst} />
    <Cooling />
    <PlateInputs title="resources.fleet/trailers.sections.plate" />
    <Papers />
    <NotesInput title="resources.fleet/trailers.sections.notes" checks={checks.notes} />
  </>
);

const Vehicle = ({ focusFirst }: TrailerInputsProps) => (
  <FormSection title="resources.fleet/trailers.sections.trailer">
    <KeyInput source="trailer_number" checks={checks.trailer_number} autoFocus={focusFirst} />
    <ChoiceInput source="status" values={TRAILER_STATUSES} checks={checks.status} />
    <ChoiceInput
      source="type"
      values={TRAILER_TYPES}
      checks={checks.type}
      labels="types"
      emptyText="common.notGiven"
    />
    <ChoiceInput
      source="load_state"
      values={LOAD_STATES}
      checks={checks.load_state}
      labels="loadStates"
    />
    <CheckedText source="make" checks={checks.make} />
    <CheckedText source="model" checks={checks.model} />
    <NumberInput source="year" checks={checks.year} />
    <CheckedText source="color" checks={checks.color} />
    <NumberInput source="axle_count" checks={checks.axle_count} />
    <OptionInput
      source="company_id"
      reference={RESOURCES.companies}
      text="name"
      label="resources.fleet/trailers.fields.company_id"
    />
  </FormSection>
);

/** Only a refrigerated trailer has a temperature range. */
const Cooling = () => {
  const type: unknown = useWatch({ name: 'type' });
  const isInOrder = useCallback(
    (_value: unknown, values: Partial<Record<TrailerField, unknown>>) => {
      const problem = temperatureProblems(values).temp_max_c;
      return problem && { message: `validation.${problem.code}`, args: problem };
    },
    [],
  );
  if (!isRefrigerated({ type })) return null;
  return (
    <FormSection title="resources.fleet/trailers.sections.cooling">
      <NumberInput source="temp_min_c" checks={checks.temp_min_c} decimal />
      <NumberInput source="temp_max_c" checks={checks.temp_max_c} decimal alsoValid={isInOrder} />
    </FormSection>
  );
};

const Papers = () => (
  <FormSection title="resources.fleet/trailers.sections.papers">
    <CheckedDate source="registration_expiry" checks={checks.registration_expiry} />
    <CheckedDate source="insurance_expiry" checks={checks.insurance_expiry} />
    <CheckedText source="tir_number" checks={checks.tir_number} />
    <CheckedDate source="tir_expiry" checks={checks.tir_expiry} />
  </FormSection>
);
