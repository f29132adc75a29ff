import { Save, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { Button } from '../ui/Button.tsx';

interface SaveButtonProps {
  label?: string;
  icon?: LucideIcon;
  /** Adds a record: pressed on an empty form, it lists what is missing. */
  isNew?: boolean;
}

export const SaveButton = ({
  label = 'ra.action.save',
  icon: Icon = Save,
  isNew = false,
}: SaveButtonProps) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting, errors } = useFormState();
  const held = errors.root?.['held']?.message;
  return (
    <Button
      type="submit"
      aria-keyshortcuts="Control+S Meta+S"
      look="contained"
      disabled={isSubmitting || held !== undefined || !(isNew || isDirty)}
      aria-busy={isSubmitting}
    >
      <Icon aria-hidden />
      {held ?? translate(label, { _: label })}
    </Button>
  );
};
