import { styled } from '@mui/material';
import { Link } from 'react-router-dom';

/** A way to another record in the colour of the text around it, so that a table of them stays calm. */
export const PlainLink = styled(Link)({ color: 'inherit' });
