import { InputAdornment, TextField } from '@mui/material';
import { Search as SearchIcon } from 'lucide-react';

interface PageSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed on some text. */
  onSubmit: () => void;
}

/** The field of a page that finds other pages as one types. */
export const PageSearchField = ({ label, value, onChange, onSubmit }: PageSearchFieldProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      if (value.trim()) onSubmit();
    }}
  >
    <TextField
      type="search"
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  </form>
);
