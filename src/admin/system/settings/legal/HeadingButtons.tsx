import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

import { useT } from '../../../kit/texts/useT.ts';

/** Level 1 is the heading of the page. */
const LEVELS = [2, 3, 4] as const;

/** As large as the icons beside them look. */
const look = { '&& button.MuiToggleButton-root': { fontSize: '0.875rem' } };

export const HeadingButtons = () => {
  const t = useT();
  const editor = useTiptapEditor();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => void editor?.off('transaction', redraw);
  }, [editor]);
  return (
    <ToggleButtonGroup
      size="small"
      sx={look}
      aria-label={t('resources.admin/settings/legal.headings.label')}
    >
      {LEVELS.map((level) => {
        const label = t('resources.admin/settings/legal.headings.level', { level: level - 1 });
        return (
          <ToggleButton
            key={level}
            value={level}
            size="small"
            disabled={!editor?.isEditable}
            selected={editor?.isActive('heading', { level }) ?? false}
            aria-label={label}
            data-tip={label}
            onClick={() =>
              editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()
            }
          >
            H{level - 1}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
