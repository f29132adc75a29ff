import { styled } from '@mui/material';

import type { ReleaseNotes } from '../../../../domain/release/changelog.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';

const Notes = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(1.5),
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& time': {
    marginInlineStart: theme.spacing(1),
    color: theme.palette.text.secondary,
    fontSize: '0.875rem',
    fontWeight: 400,
  },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: '1.25rem' },
}));

/** The changes of each release, latest first. */
export const ReleaseList = ({ releases }: { releases: readonly ReleaseNotes[] }) => {
  const dateText = useDateText();
  return releases.map(({ version, day, changes }) => (
    <Notes key={version}>
      <h3>
        {version}
        {day ? <time dateTime={day}>{dateText(day)}</time> : null}
      </h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notes>
  ));
};
