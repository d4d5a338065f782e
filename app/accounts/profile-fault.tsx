import { Icon } from "#app/ui/drawings/icons.tsx";

/** Why something did not happen, told as soon as it is known. */
export function ProfileFault({ children }: { children: string }) {
  return (
    <p className="profile-status profile-fault" role="alert">
      <Icon name="warn" size={20} />
      <span>{children}</span>
    </p>
  );
}
