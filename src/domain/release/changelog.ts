interface ReleaseNotes {
  version: string;
  /** The day of the release; absent if the changelog does not say. */
  day?: string;
  changes: string[];
}

const HEADING = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?/;

export const readChangelog = (text: string): ReleaseNotes[] => {
  const releases: ReleaseNotes[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, version, day] = HEADING.exec(line) ?? [];
    if (version) releases.push({ version, ...(day && { day }), changes: [] });
    else if (line.startsWith('- ')) releases.at(-1)?.changes.push(line.slice(2).trim());
  }
  return releases;
};
