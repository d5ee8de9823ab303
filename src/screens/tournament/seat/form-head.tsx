// The head of a secret wager's form: whose casino it is, and where alone the form is good.

interface FormHeadProps {
  readonly house: string;
  readonly statement: string;
}

export const FormHead = ({ house, statement }: FormHeadProps) => (
  <header className="secret-head">
    <strong>{house}</strong>
    <p className="quiet">{statement}</p>
  </header>
);
