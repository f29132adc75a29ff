const DATE_OR_NUMBER =
  /(\p{Nd}+[-/.]\p{Nd}+[-/.]\p{Nd}+(?:\u200f? \p{Nd}{2}:\p{Nd}{2})?|[A-Z]+-\p{Nd}+(?:-\p{Nd}+)?)/u;

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
