import { compareTexts, ownName } from '../../domain/base/formats.ts';
import type { Company } from '../../domain/fleet/companies.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useAllRows } from '../kit/allRows.ts';
import type { ListFilter } from '../kit/list/filters/listFilters.ts';
import type { FilterOption } from '../kit/texts/useOptionName.ts';
import { useMay } from '../kit/useMay.ts';

/** None if they failed to load. */
export const useCompanies = () => {
  const may = useMay();
  const { data = [] } = useAllRows<Company>(RESOURCES.companies, {
    enabled: may('list', RESOURCES.companies),
  });
  return data
    .map((company) => ({ value: String(company.id), name: ownName(company) }))
    .toSorted((a, b) => compareTexts(a.name, b.name));
};

type Vehicles = typeof RESOURCES.trucks | typeof RESOURCES.trailers;

const makesOf = (resource: Vehicles) => {
  const useMakes = (): FilterOption[] => {
    const { data = [] } = useAllRows<Truck>(resource);
    const makes = [...new Set(data.flatMap(({ make }) => make ?? []))].toSorted();
    return makes.map((value) => ({ value, name: value }));
  };
  return useMakes;
};

export const companyFilter = (resource: string): ListFilter => ({
  source: 'company_id',
  label: `resources.${resource}.fields.company_id` as MessageKey,
  useOptions: useCompanies,
});

export const vehicleFilters = (resource: Vehicles): readonly ListFilter[] => [
  {
    source: 'driver',
    label: 'vehicles.assignment.driver',
    options: (['without', 'with'] as const).map((value) => ({
      value,
      text: `vehicles.assignment.filter.${value}`,
    })),
  },
  companyFilter(resource),
  {
    source: 'make',
    label: `resources.${resource}.fields.make`,
    useOptions: makesOf(resource),
  },
];
