import { styled } from '@mui/material';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

import { allowHtml } from '../../../kit/trustedTypes.ts';

/** The styles of rich text, here and in the editor. Each paragraph has the direction of its text. */
export const RichText = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& :is(p, h1, h2, h3, h4, h5, h6, li, blockquote)': { unicodeBidi: 'plaintext' },
  '& p': { margin: '0 0 0.8em' },
  '& :is(h1, h2, h3, h4, h5, h6)': { margin: '1.2em 0 0.4em', lineHeight: 1.3 },
  '& > :first-of-type': { marginBlockStart: 0 },
  '& h1': { fontSize: '1.5rem' },
  '& h2': { fontSize: '1.25rem' },
  '& :is(h3, h4, h5, h6)': { fontSize: '1.0625rem' },
  '& :is(ul, ol)': { margin: '0 0 0.8em', paddingInlineStart: '1.5em' },
  '& li > p': { margin: 0 },
  '& blockquote': {
    margin: '0 0 0.8em',
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& a': { color: theme.palette.primary.main },
  '& img': { maxInlineSize: '100%' },
  '& table': { borderCollapse: 'collapse' },
  '& :is(td, th)': { padding: '4px 8px', border: `1px solid ${theme.palette.divider}` },
}));

const purify = DOMPurify(window);

// Links in a document leave the app and must not get access to its window.
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

// A remote picture would tell its host who reads the document.
purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'src' && !attribute.attrValue.startsWith('data:image/')) {
    attribute.keepAttr = false;
  }
});

// For the editor, which reads what it is given and what is pasted as HTML.
allowHtml((html) => purify.sanitize(html));

/**
 * Harmless rich text, whatever the editor or another program stored: words, headings, lists, links and
 * tables. Forms, styles, frames and scripts are removed.
 */
export const sanitized = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'option',
      'area',
      'map',
      'video',
      'audio',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'autofocus'],
    ALLOW_DATA_ATTR: false,
  });

/** Shows stored rich text. */
export const SafeHtml = ({ html }: { html: string }) => {
  const clean = useMemo(() => ({ __html: sanitized(html) }), [html]);
  // The only place that sets HTML, and only HTML sanitized by DOMPurify.
  // oxlint-disable-next-line react/no-danger
  return <RichText dangerouslySetInnerHTML={clean} />;
};
