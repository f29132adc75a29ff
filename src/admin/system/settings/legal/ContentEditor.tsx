import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';

import { isArabicField } from '../../../../domain/base/formats.ts';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** Colours, alignment and pictures need inline styles, which the content security policy forbids. */
const PLAIN = new Set(['textAlign', 'textStyle', 'color', 'highlight', 'image']);

const extensions = DefaultEditorOptions.extensions?.filter(({ name }) => !PLAIN.has(name));

const look = {
  '&& .RaLabeled-label': { fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '&& .RaLabeled-label [aria-hidden]': { color: 'error.main' },
  '&& .RaRichTextInputToolbar-root': { gap: '8px', mb: '8px', '& > *': { m: 0 } },
  '& .MuiToggleButton-root': {
    minInlineSize: 'var(--control)',
    minBlockSize: 'var(--control)',
    lineHeight: 1,
  },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    position: 'relative',
    '&, &:hover, &:focus': {
      backgroundColor: 'var(--surface)',
      borderColor: 'var(--line-strong)',
      borderRadius: '8px',
    },
    minBlockSize: 280,
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '& :is(p, h1, h2, h3, h4, h5, h6, li, blockquote)': { unicodeBidi: 'plaintext' },
    '& :is(h1, h2, h3)': { lineHeight: 1.3 },
  },
};

/** The rich text editor, with the features that a legal text needs. */
const ContentEditor = ({ source }: { source: 'content' | 'content_ar' }) => {
  const label = useT()(`resources.admin/settings/legal.fields.${source}`);
  return (
    <RichTextInput
      source={source}
      validate={useFieldValidators(source)}
      editorOptions={useMemo(
        () => ({
          extensions,
          // The content security policy would block its style element; `look` has the styles it needs.
          injectCSS: false,
          editorProps: {
            attributes: {
              role: 'textbox',
              'aria-multiline': 'true',
              'aria-label': label,
              ...(isArabicField(source) && { dir: 'rtl', lang: 'ar' }),
            },
          },
        }),
        [label, source],
      )}
      toolbar={
        <RichTextInputToolbar>
          <HeadingButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={look}
    />
  );
};

export default ContentEditor;
