import { InputAdornment, TextField } from '@mui/material';
import { Search as SearchIcon } from 'lucide-react';

interface PageSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when Enter is pressed on non-empty text. */
  onSubmit: () => void;
}

/** A page's field that finds other pages while typing. */
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
