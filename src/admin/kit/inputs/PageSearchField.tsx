import { Search as SearchIcon } from 'lucide-react';
import { useId } from 'react';

import { Field } from './Field.tsx';

interface PageSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

export const PageSearchField = ({ label, value, onChange, onSubmit }: PageSearchFieldProps) => {
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim()) onSubmit();
      }}
    >
      <Field id={id} label={label}>
        <input
          id={id}
          type="search"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        />
        <SearchIcon aria-hidden />
      </Field>
    </form>
  );
};
