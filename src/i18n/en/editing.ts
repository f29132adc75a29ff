/** Texts of forms whose record somebody else changes, and of drafts. */
export const editing = {
  changedNote: 'Someone else changed this in the meantime to:',
  conflict: {
    title: 'Someone else changed this too',
    about: 'Choose what to keep. Nothing has been saved yet.',
    before: 'Before',
    theirs: 'Theirs',
    mine: 'Yours',
    choose: 'Choose one',
    allTheirs: 'Take all theirs',
    allMine: 'Keep all yours',
    save: 'Save',
    back: 'Back to editing',
  },
  otherwise: {
    title: 'It is saved, but the server did not keep all that was entered:',
    dropped: 'not kept',
  },
  picture: {
    choose: 'Choose picture',
    change: 'Change picture',
    remove: 'Remove',
    hint: 'PNG or JPG, 200×200 px recommended. We resize larger ones.',
  },
  draft: {
    found: 'Restore what you typed? It was not saved (%{at}).',
    restore: 'Restore',
    discard: 'Discard',
    outdated:
      'Not done: a newer version of this app has been installed. After a reload, what you typed can be restored.',
  },
};
