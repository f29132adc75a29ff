/** Texts of the page on what runs on the server, its backups and sessions. */
export const operations = {
  server: {
    title: 'Server',
    version: 'Version',
    database: 'Database',
    size: 'Size',
  },
  backups: {
    title: 'Backups',
    about: 'Each holds all data and uploaded files. One is made every day.',
    last: 'Last backup: %{at}',
    none: 'No backup has been made yet.',
    elsewhere:
      'This database is backed up with its own tools: pg_dump, and a copy of the folder “files”.',
    make: 'Back up now',
    making: 'Backing up…',
    made: 'Backup made',
    failed: 'Failed to make a backup.',
    download: 'Download',
    downloadOf: 'Download the backup of %{at}',
    downloadFailed: 'Failed to download the backup.',
    earlier: 'Earlier backups (%{count})',
    private: 'Keep a downloaded backup safe: whoever has it can read everything.',
    reasons: { daily: 'Daily', asked: 'By hand', update: 'Before an update' },
  },
  failed: {
    title: 'Failed sign-ins',
    none: 'No one has failed to sign in.',
    all: 'All failed sign-ins',
    from: '%{at} from %{ip}',
    lost: 'Couldn’t load the failed sign-ins.',
  },
  sessions: {
    title: 'Sessions',
    about: 'The devices on which people have signed in and not signed out.',
  },
};
