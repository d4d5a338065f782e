import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./drawings/icons.tsx";

type FieldLook = {
  label: string;
  /** Stands below the field and is read with it. */
  hint?: string;
  /** What is wrong with the field; it is then marked as invalid. */
  fault?: string;
};

/** A field of one line with its label, hint and fault. `end` stands inside, at the end of the line. */
export function InputField({
  label,
  hint,
  fault,
  end,
  ...input
}: FieldLook & ComponentProps<"input"> & { end?: ReactNode }) {
  const { id, ...marks } = useMarks({ hint, fault, ...input });
  return (
    <Field id={id} look={{ label, hint, fault }}>
      <div className="field-line">
        <input {...input} id={id} {...marks} />
        {end}
      </div>
    </Field>
  );
}

/** A field of several lines with its label, hint and fault. */
export function TextAreaField({ label, hint, fault, ...area }: FieldLook & ComponentProps<"textarea">) {
  const { id, ...marks } = useMarks({ hint, fault, ...area });
  return (
    <Field id={id} look={{ label, hint, fault }}>
      <textarea {...area} id={id} {...marks} />
    </Field>
  );
}

function Field({ id, look: { label, hint, fault }, children }: { id: string; look: FieldLook; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          <Icon name="warn" size={20} />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}

type Marks = Pick<FieldLook, "hint" | "fault"> & Pick<ComponentProps<"input">, "aria-invalid" | "aria-describedby">;

/** The field's own hint and fault, beside whatever else describes it. */
function useMarks({ hint, fault, "aria-invalid": isInvalid, "aria-describedby": describedBy }: Marks) {
  const id = useId();
  const describing = [fault && `${id}-fault`, hint && `${id}-hint`, describedBy].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": fault ? true : isInvalid,
    "aria-describedby": describing || undefined,
  };
}
