import { useCallback } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { Validator } from 'react-admin';

import type { Problem } from '../../domain/base/validation.ts';
import { PLATE_FIELDS, type Plate, type PlateField } from '../../domain/plates/plate.ts';
import { plateProblems } from '../../domain/plates/plateChecks.ts';
import { plateTaken } from '../../domain/plates/plateKey.ts';
import { ALL_ROWS } from '../kit/allRows.ts';

type Row = Plate & { id: number };

const told = (problem: Problem | undefined) =>
  problem && { message: `validation.${problem.code}`, args: problem };

/**
 * A validator of one part of a plate: by itself, beside the other parts and, at the number, whether
 * another record carries the plate. Where the list cannot be asked, the server decides.
 */
export const usePlateCheck = (field: PlateField): Validator => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<Row>();
  return useCallback(
    async (_value: unknown, values: Partial<Record<PlateField, unknown>>) => {
      // What is stored already and was not touched is nobody's mistake here.
      const isTouched = !record || PLATE_FIELDS.some((part) => values[part] !== record[part]);
      if (!isTouched) return undefined;
      const problem = plateProblems(values)[field];
      if (problem || field !== 'plate_number') return told(problem);
      const { data } = await dataProvider
        .getList<Row>(resource, {
          pagination: ALL_ROWS,
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        })
        .catch(() => ({ data: [] }));
      return told(plateTaken(data, values, record?.id).plate_number);
    },
    [dataProvider, resource, record, field],
  );
};
