import { Box, Typography } from '@mui/material';
import type { PropsWithChildren } from 'react';
import { DateInput, SelectInput, TextInput } from 'react-admin';

import { DRIVER_STATUSES } from '../../../domain/drivers/driver.ts';
import { driverChecks } from '../../../domain/drivers/driverChecks.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { OptionInput } from '../../common/OptionInput.tsx';
import { useT } from '../../common/useT.ts';
import { validateWith } from '../../common/validate.ts';
import { useDriverIdFree } from './useDriverIdFree.ts';

const validators = {
  driver_id: validateWith(driverChecks.driver_id),
  name: validateWith(driverChecks.name),
  name_ar: validateWith(driverChecks.name_ar),
  uae_number: validateWith(driverChecks.uae_number),
  phone: validateWith(driverChecks.phone),
  email: validateWith(driverChecks.email),
  gatepass_expiry: validateWith(driverChecks.gatepass_expiry),
  road_permit_expiry: validateWith(driverChecks.road_permit_expiry),
  status: validateWith(driverChecks.status),
};

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

const Section = ({ title, children }: PropsWithChildren<{ title: MessageKey }>) => (
  <Box
    component="fieldset"
    sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0, inlineSize: '100%' }}
  >
    <Typography component="legend" variant="subtitle2" color="text.secondary" sx={{ padding: 0 }}>
      {useT()(title)}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 0.5,
        marginBlockEnd: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  </Box>
);

const statusChoices = DRIVER_STATUSES.map((id) => ({
  id,
  name: `resources.fleet/drivers.statuses.${id}`,
}));

const Person = ({ focusFirst }: DriverInputsProps) => (
  <Section title="resources.fleet/drivers.sections.person">
    <TextInput
      source="driver_id"
      autoFocus={focusFirst}
      validate={[validators.driver_id, useDriverIdFree()]}
      helperText={false}
      autoComplete="off"
    />
    <SelectInput
      source="status"
      choices={statusChoices}
      validate={validators.status}
      helperText={false}
    />
    <TextInput source="name" validate={validators.name} helperText={false} autoComplete="off" />
    <TextInput
      source="name_ar"
      validate={validators.name_ar}
      helperText={false}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
    <TextInput source="uae_number" validate={validators.uae_number} helperText={false} />
    <OptionInput
      source="company_id"
      reference={RESOURCES.companies}
      text="name"
      label="resources.fleet/drivers.fields.company_id"
    />
  </Section>
);

const Papers = () => (
  <Section title="resources.fleet/drivers.sections.papers">
    <DateInput source="gatepass_expiry" validate={validators.gatepass_expiry} helperText={false} />
    <DateInput
      source="road_permit_expiry"
      validate={validators.road_permit_expiry}
      helperText={false}
    />
  </Section>
);

const Assignment = () => (
  <Section title="resources.fleet/drivers.sections.assignment">
    <OptionInput
      source="truck_id"
      reference={RESOURCES.trucks}
      text="truck_number"
      label="resources.fleet/drivers.fields.truck_id"
    />
    <OptionInput
      source="trailer_id"
      reference={RESOURCES.trailers}
      text="trailer_number"
      label="resources.fleet/drivers.fields.trailer_id"
    />
  </Section>
);

const Contact = () => (
  <Section title="resources.fleet/drivers.sections.contact">
    <TextInput
      source="phone"
      type="tel"
      validate={validators.phone}
      helperText={false}
      autoComplete="off"
    />
    <TextInput
      source="email"
      type="email"
      validate={validators.email}
      helperText={false}
      autoComplete="off"
    />
  </Section>
);
