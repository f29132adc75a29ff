import { Button, FormHelperText, styled } from '@mui/material';
import { Image as ImageIcon } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';

import { fileProblem } from '../../../../domain/files/fileProblem.ts';
import { fileType, HEAD_BYTES } from '../../../../domain/files/fileType.ts';
import { logo } from '../../../../domain/settings/companyChecks.ts';
import { LOGO_FILES, LOGO_SIDE } from '../../../../domain/settings/logo.ts';
import { dataUrlOf } from '../../../kit/files/dataUrlOf.ts';
import { smallPicture } from '../../../kit/files/smallPicture.ts';
import { useT } from '../../../kit/texts/useT.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  gridColumn: '1 / -1',
}));

const Preview = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 96,
  blockSize: 96,
  overflow: 'hidden',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  // Logos are designed for white paper.
  backgroundColor: palette.common.white,
  color: palette.grey[500],
  '& > img': { maxInlineSize: '100%', maxBlockSize: '100%' },
}));

/** The company's logo: a PNG or JPG by content, scaled down to be stored in the profile. */
export const LogoInput = ({ source }: { source: string }) => {
  const t = useT();
  const translate = useTranslate();
  const hint = useId();
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const { field } = useInput<string | null>({ source, defaultValue: null });
  const picture: unknown = field.value;
  // Shows the server's value only if it is a valid logo.
  const isShown = typeof picture === 'string' && picture !== '' && !logo(picture);

  const take = async (chosen: File) => {
    const head = new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer());
    const type = fileType(head);
    const problem = fileProblem(LOGO_FILES, { size: chosen.size, head });
    if (problem || !type)
      return setFailure(translate(`validation.${problem?.code ?? 'fileType'}`, problem));
    try {
      field.onChange(await dataUrlOf(await smallPicture(chosen, type, LOGO_SIDE)));
      setFailure('');
    } catch {
      setFailure(t('settings.company.logo.unreadable'));
    }
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen) void take(chosen);
  };

  return (
    <Row role="group" aria-label={t('settings.company.fields.logo')}>
      <Preview>
        {isShown ? <img src={picture} alt={t('settings.company.logo.alt')} /> : <ImageIcon />}
      </Preview>
      <div>
        <input
          ref={file}
          type="file"
          hidden
          accept={LOGO_FILES.types.join(',')}
          onChange={choose}
        />
        <Button
          variant="outlined"
          size="small"
          aria-describedby={hint}
          onClick={() => file.current?.click()}
        >
          {t(isShown ? 'settings.company.logo.change' : 'settings.company.logo.choose')}
        </Button>{' '}
        {isShown && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {t('settings.company.logo.remove')}
          </Button>
        )}
        <FormHelperText id={hint} error={failure !== ''} role={failure ? 'alert' : undefined}>
          {failure || t('settings.company.logo.hint')}
        </FormHelperText>
      </div>
    </Row>
  );
};
