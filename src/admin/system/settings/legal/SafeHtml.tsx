import DOMPurify from 'dompurify';
import { useMemo } from 'react';

import { allowHtml } from '../../../kit/trustedTypes.ts';

import styles from './legal.module.css';

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
const sanitized = (html: string): string =>
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

/** For storing: changed only where something had to be removed. */
export const harmless = (html: string): string => {
  const clean = sanitized(html);
  return purify.removed.length > 0 ? clean : html;
};

export const SafeHtml = ({ html }: { html: string }) => {
  const clean = useMemo(() => ({ __html: sanitized(html) }), [html]);
  // The only place that sets HTML, and only HTML sanitized by DOMPurify.
  // oxlint-disable-next-line react/no-danger
  return <div className={styles['rich']} dangerouslySetInnerHTML={clean} />;
};
