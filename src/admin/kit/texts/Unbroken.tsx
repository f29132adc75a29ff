const DATE_OR_NUMBER =
  /((?:\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}|\p{Nd}{1,2} \p{L}{3,} \p{Nd}{4})(?:\u200f? \p{Nd}{2}:\p{Nd}{2})?|[A-Z]{1,5}-\p{Nd}{1,6}(?:-\p{Nd}{1,6})?)/u;

/** A text whose dates, with their time, and numbers such as D-1012 stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(DATE_OR_NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
