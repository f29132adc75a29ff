import { Skeleton } from '@mui/material';

/** Stands where the records will. */
export const ListSkeleton = () => <Skeleton variant="rounded" height={240} sx={{ margin: 1.5 }} />;
