import { BODY_TYPES, TRACKING_STATUSES, TRUCK_STATUSES } from '../../../domain/fleet/truck.ts';
import { truckChecks as checks } from '../../../domain/fleet/truckChecks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { CheckedDate, CheckedText } from '../../kit/inputs/CheckedInputs.tsx';
import { ChoiceInput } from '../../kit/inputs/ChoiceInput.tsx';
import { KeyInput } from '../../kit/inputs/KeyInput.tsx';
import { NotesInput } from '../../kit/inputs/NotesInput.tsx';
import { NumberInput } from '../../kit/inputs/NumberInput.tsx';
import { OptionInput } from '../../kit/inputs/OptionInput.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

interface TruckInputsProps {
  /** A form in a dialog begins in its first field. */
  focusFirst?: boolean;
}

/** The form of a truck, for adding and editing alike. */
export const TruckInputs = ({ focusFirst }: TruckInputsProps) => (
  <>
    <Vehicle focusFirst={focusFirst} />
    <PlateInputs title="resources.fleet/trucks.sections.plate" />
    <Papers />
    <Tracking />
    <Fuel />
    <NotesInput title="resources.fleet/trucks.sections.notes" checks={checks.notes} />
  </>
);

const Vehicle = ({ focusFirst }: TruckInputsProps) => (
  <FormSection title="resources.fleet/trucks.sections.truck">
    <KeyInput source="truck_number" checks={checks.truck_number} autoFocus={focusFirst} />
    <ChoiceInput source="status" values={TRUCK_STATUSES} checks={checks.status} />
    <CheckedText source="make" checks={checks.make} />
    <CheckedText source="model" checks={checks.model} />
    <NumberInput source="year" checks={checks.year} />
    <ChoiceInput
      source="body_type"
      values={BODY_TYPES}
      checks={checks.body_type}
      labels="bodyTypes"
      emptyText="common.notGiven"
    />
    <CheckedText source="color" checks={checks.color} />
    <NumberInput source="axle_count" checks={checks.axle_count} />
    <CheckedText source="chassis_no" checks={checks.chassis_no} />
    <OptionInput
      source="company_id"
      reference={RESOURCES.companies}
      text="name"
      label="resources.fleet/trucks.fields.company_id"
    />
  </FormSection>
);

const Papers = () => (
  <FormSection title="resources.fleet/trucks.sections.papers">
    <CheckedDate source="registration_expiry" checks={checks.registration_expiry} />
    <CheckedDate source="insurance_expiry" checks={checks.insurance_expiry} />
    <CheckedDate source="road_permit_expiry" checks={checks.road_permit_expiry} />
    <CheckedDate source="gatepass_expiry" checks={checks.gatepass_expiry} />
    <CheckedText source="insurance_company" checks={checks.insurance_company} />
  </FormSection>
);

const Tracking = () => (
  <FormSection title="resources.fleet/trucks.sections.tracking">
    <ChoiceInput
      source="tracking_status"
      values={TRACKING_STATUSES}
      checks={checks.tracking_status}
      labels="trackingStatuses"
    />
    <CheckedText source="tracking_provider" checks={checks.tracking_provider} />
  </FormSection>
);

const Fuel = () => (
  <FormSection title="resources.fleet/trucks.sections.fuel">
    <NumberInput source="odometer_km" checks={checks.odometer_km} />
    <NumberInput source="fuel_tank_capacity_l" checks={checks.fuel_tank_capacity_l} decimal />
    <NumberInput source="expected_l_per_100km" checks={checks.expected_l_per_100km} decimal />
  </FormSection>
);
