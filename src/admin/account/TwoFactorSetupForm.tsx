import { styled } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { renderSVG } from 'uqr';

import type { TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';

const Form = styled('form')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& h3': { ...theme.typography.subtitle1, fontWeight: 600, margin: theme.spacing(0, 0, 1.5) },
  '& ol': { display: 'grid', gap: theme.spacing(2.5), margin: 0, paddingInlineStart: '1.25rem' },
  '& p': { margin: theme.spacing(0, 0, 1.5) },
  '& [data-field]': { maxInlineSize: '22rem' },
  '& li::marker': { fontWeight: 600 },
}));

const Scan = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  // Black on white, as cameras expect.
  '& img': { inlineSize: 168, blockSize: 168, backgroundColor: '#fff', borderRadius: 8 },
  '& div': { flex: '1 1 14rem', minInlineSize: 0 },
  '& code': {
    display: 'block',
    marginBlockStart: theme.spacing(0.5),
    color: theme.palette.text.primary,
    fontSize: '0.9375rem',
    letterSpacing: '0.04em',
    overflowWrap: 'anywhere',
  },
}));

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** In groups, for reading off the screen. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface TwoFactorSetupFormProps {
  setup: TwoFactorSetup;
  isSaving: boolean;
  confirm: (code: string) => Promise<boolean | undefined>;
  onCancel: () => void;
}

/** What an authenticator app needs, and the field for its first code. */
const TwoFactorSetupForm = ({ setup, isSaving, confirm, onCancel }: TwoFactorSetupFormProps) => {
  const t = useT();
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const frame = {
    id: useId(),
    source: 'code',
    label: t('settings.security.twoFactor.code'),
    hint: isWrong && <span role="alert">{t('settings.security.twoFactor.wrong')}</span>,
    isWrong,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setWrong(code === '' || (await confirm(code)) === false);
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <h3>{t('settings.security.twoFactor.setup')}</h3>
      <ol>
        <li>
          <p>{t('settings.security.twoFactor.scan')}</p>
          <Scan>
            {setup.address && (
              <img
                src={dataUrl(renderSVG(setup.address, { border: 2 }))}
                alt={t('settings.security.twoFactor.qr')}
              />
            )}
            {setup.secret && (
              <div>
                {t('settings.security.twoFactor.secret')}
                <code>{grouped(setup.secret)}</code>
              </div>
            )}
          </Scan>
        </li>
        <li>
          <p>{t('settings.security.twoFactor.enter')}</p>
          <Field {...frame}>
            <input
              {...controlOf(frame)}
              value={code}
              onChange={(event) => {
                setCode(event.target.value.replace(/\s/g, ''));
                setWrong(false);
              }}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              dir="ltr"
              // The user asked to open it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </Field>
        </li>
      </ol>
      <p>
        <Button type="submit" look="contained" disabled={isSaving}>
          {t('settings.security.twoFactor.confirm')}
        </Button>{' '}
        <Button onClick={onCancel} disabled={isSaving}>
          {translate('ra.action.cancel')}
        </Button>
      </p>
    </Form>
  );
};

export default TwoFactorSetupForm;
