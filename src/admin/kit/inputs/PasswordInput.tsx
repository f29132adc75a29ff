import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';

import { IconButton } from '../ui/Button.tsx';
import { TextInput } from './TextInput.tsx';

export const PasswordInput = (props: ComponentProps<typeof TextInput>) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      button={
        <IconButton
          label={translate(`ra.input.password.toggle_${isShown ? 'visible' : 'hidden'}`)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
};
