import { SearchField } from './SearchField.tsx';

interface PageSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

export const PageSearchField = ({ label, value, onChange, onSubmit }: PageSearchFieldProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      if (value) onSubmit();
    }}
  >
    <SearchField label={label} applied={value} onSearch={onChange} />
  </form>
);
