import { Confirm } from 'react-admin';
import type { ConfirmProps } from 'react-admin';

/**
 * Asks before something is done. Answered, it fades out under the pointer: a second click there does
 * not do it once more.
 */
export const Question = ({ isOpen = false, onConfirm, ...props }: ConfirmProps) => (
  <Confirm
    {...props}
    isOpen={isOpen}
    onConfirm={(event) => {
      if (isOpen) onConfirm(event);
    }}
  />
);
