import type { ComponentProps } from 'react';

import { useT } from '../texts/useT.ts';

export const Muted = (props: ComponentProps<'span'>) => <span className="soft" {...props} />;

export const NotGiven = () => <Muted>{useT()('common.notGiven')}</Muted>;
