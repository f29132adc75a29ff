export interface ReleaseNotes {
  version: string;
  /** The day it was released; absent where the list does not say. */
  day?: string;
  changes: string[];
}

const HEADING = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?/;

/** Reads the changelog: a heading of the second rank per release, and a line per change. */
export const readChangelog = (text: string): ReleaseNotes[] => {
  const releases: ReleaseNotes[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, version, day] = HEADING.exec(line) ?? [];
    if (version) releases.push({ version, ...(day && { day }), changes: [] });
    else if (line.startsWith('- ')) releases.at(-1)?.changes.push(line.slice(2).trim());
  }
  return releases;
};
