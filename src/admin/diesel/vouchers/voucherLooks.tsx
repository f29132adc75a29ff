import { useFieldValue } from 'react-admin';

import { branchesIn, branchName } from '../../../domain/base/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { readAllRows } from '../../kit/allRows.ts';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { OptionField } from '../../kit/fields/OptionField.tsx';
import type { Look, Looks } from '../../kit/record/RecordTypeContext.ts';
import { useBranchText } from '../../kit/texts/useBranchText.ts';
import { useBranches } from '../useBranches.ts';
import { useNamesakes } from '../useNamesakes.ts';
import { VoucherName } from './corrections/CorrectionLinks.tsx';

const BranchName = () => {
  const id = useFieldValue<Record<string, unknown>>({ source: 'branch_id' });
  const { nameOf, isPending } = useBranches();
  const name = nameOf(id);
  if (isPending) return null;
  return name ? <bdi>{name}</bdi> : <NotGiven />;
};

/** A branch that the diesel went to, or another place by its name. */
const Destination = () => {
  const branchText = useBranchText();
  const name = useFieldValue<Record<string, string | null>>({ source: 'destination' });
  return name ? <bdi>{branchText(name)}</bdi> : <NotGiven />;
};

/** The ID beside the name tells those of one name apart. */
const DriverName = () => {
  const id = useFieldValue<Record<string, unknown>>({ source: 'driver_id' });
  const shared = useNamesakes().get(Number(id));
  return (
    <>
      <OptionField source="driver_id" reference={RESOURCES.drivers} named="driver_name" />
      {shared && (
        <>
          {' '}
          <Muted>{shared}</Muted>
        </>
      )}
    </>
  );
};

/** In files too, a branch goes by its name. */
const exportedWith: Look['exportedWith'] = async (dataProvider) => {
  const { data } = await readAllRows(dataProvider, RESOURCES.dieselStock);
  const branches = branchesIn(data);
  return ({ branch_id }) => branchName(branches, branch_id);
};

export const looks: Looks = {
  ref: { field: <VoucherName /> },
  branch_id: { field: <BranchName />, exportedWith },
  destination: { field: <Destination /> },
  truck_id: {
    field: <OptionField source="truck_id" reference={RESOURCES.trucks} named="truck_number" />,
  },
  driver_id: { field: <DriverName /> },
};
