import { useRef, type ComponentProps } from 'react';

import { Button } from '../ui/Button.tsx';

interface FileButtonProps
  extends
    ComponentProps<typeof Button>,
    Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> {
  /** Of the browser's input, which is not seen. */
  label?: string;
  onFiles: (files: File[]) => void;
}

/** Lets the browser ask for files; the same one can be chosen again. */
export const FileButton = ({
  accept,
  capture,
  multiple,
  label,
  onFiles,
  ...props
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...{ accept, capture, multiple }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  );
};
