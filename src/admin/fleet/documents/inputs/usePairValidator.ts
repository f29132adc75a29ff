import get from 'lodash/get.js';
import { useMemo } from 'react';
import { useWrappedSource } from 'react-admin';

import type { DocumentField } from '../../../../domain/documents/document.ts';
import {
  documentChecks,
  documentPairProblems,
} from '../../../../domain/documents/documentChecks.ts';
import { useValidator } from '../../../kit/form/useValidator.ts';

/** The validator of a field that is judged together with others of the same document. */
export const usePairValidator = (field: DocumentField) => {
  const alone = useValidator(field, documentChecks[field]);
  const source = useWrappedSource(field);
  return useMemo(() => {
    // In the form of an upload the fields of each file stand below its own name.
    const root = source.slice(0, -field.length - 1);
    const together = (values: Record<string, unknown>) => {
      const document: Partial<Record<DocumentField, unknown>> = root
        ? (get(values, root) as object)
        : values;
      const problem = documentPairProblems(document)[field];
      return problem && { message: `validation.${problem.code}`, args: problem };
    };
    return Object.assign(
      (value: unknown, values: Record<string, unknown>) => alone(value) ?? together(values),
      { isRequired: alone.isRequired },
    );
  }, [alone, source, field]);
};
