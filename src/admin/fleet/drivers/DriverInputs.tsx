import { DRIVER_STATUSES } from '../../../domain/fleet/driver.ts';
import { driverChecks } from '../../../domain/fleet/driverChecks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { VehicleInput } from '../../assignments/VehicleInput.tsx';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { CheckedDate, CheckedText } from '../../kit/inputs/CheckedInputs.tsx';
import { ChoiceInput } from '../../kit/inputs/ChoiceInput.tsx';
import { KeyInput } from '../../kit/inputs/KeyInput.tsx';
import { OptionInput } from '../../kit/inputs/OptionInput.tsx';

interface DriverInputsProps {
  /** A form in a dialog begins in its first field. */
  focusFirst?: boolean;
}

/** The form of a driver, for adding and editing alike. */
export const DriverInputs = ({ focusFirst }: DriverInputsProps) => (
  <>
    <Person focusFirst={focusFirst} />
    <Papers />
    <Assignment />
    <Contact />
  </>
);

const Person = ({ focusFirst }: DriverInputsProps) => (
  <FormSection title="resources.fleet/drivers.sections.person">
    <KeyInput source="driver_id" checks={driverChecks.driver_id} autoFocus={focusFirst} />
    <ChoiceInput source="status" values={DRIVER_STATUSES} checks={driverChecks.status} />
    <CheckedText source="name" checks={driverChecks.name} />
    <CheckedText
      source="name_ar"
      checks={driverChecks.name_ar}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
    <CheckedText source="uae_number" checks={driverChecks.uae_number} />
    <OptionInput
      source="company_id"
      reference={RESOURCES.companies}
      text="name"
      label="resources.fleet/drivers.fields.company_id"
    />
  </FormSection>
);

const Papers = () => (
  <FormSection title="resources.fleet/drivers.sections.papers">
    <CheckedDate source="gatepass_expiry" checks={driverChecks.gatepass_expiry} />
    <CheckedDate source="road_permit_expiry" checks={driverChecks.road_permit_expiry} />
  </FormSection>
);

const Assignment = () => (
  <FormSection title="resources.fleet/drivers.sections.assignment">
    <VehicleInput source="truck_id" />
    <VehicleInput source="trailer_id" />
  </FormSection>
);

const Contact = () => (
  <FormSection title="resources.fleet/drivers.sections.contact">
    <CheckedText source="phone" type="tel" checks={driverChecks.phone} />
    <CheckedText source="email" type="email" checks={driverChecks.email} />
  </FormSection>
);
