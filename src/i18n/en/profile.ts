/** Texts of the profile screen. */
export const profile = {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  branch: 'Branch',
  role: 'Role',
  noRole: 'No role yet',
  picture: 'Picture of %{name}',
  change: 'Change Avatar',
  uploading: 'Uploading...',
  hint: 'PNG, JPEG, GIF or WebP. We resize it and remove location data.',
  changed: 'Your picture has been changed.',
  failed: 'Your picture could not be changed. You still have the old one.',
};
