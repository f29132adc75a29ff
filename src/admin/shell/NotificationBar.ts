export { Notification as default } from 'react-admin';
