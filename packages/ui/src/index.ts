export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export {
  useUi,
  type Density,
  type Direction,
  type LinkComponent,
  type LinkProps,
  type Theme,
  type Ui,
} from './provider/context.ts';
export { directionOf } from './provider/language.ts';
export type { UiMessages } from './messages/ui-messages.ts';
export { token, type FontSize, type Space } from './theme/tokens.ts';
export { colorProperty, darkColors, lightColors, type ColorName } from './theme/colors.ts';
export { controlStyle, floatingPanelStyle, focusRing, lowWindow, visuallyHidden } from './theme/mixins.ts';

export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { QuietButton, type QuietButtonProps } from './button/quiet-button.tsx';
export { RouteLink, type RouteLinkProps } from './button/route-link.tsx';

export { Field, type ControlProps, type FieldBaseProps, type FieldProps } from './fields/field.tsx';
export { FieldGroup, type FieldGroupProps } from './fields/field-group.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { ReasonForm, type ReasonFormProps } from './fields/reason-form.tsx';
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './fields/radio.tsx';
export { OtpField, type OtpFieldHandle, type OtpFieldProps } from './fields/otp-field.tsx';
export { DateTimeField, type DateTimeFieldProps } from './fields/date-time-field.tsx';
export { FileField, type FileFieldProps } from './fields/file-field.tsx';
export type { FileItem } from './fields/file-list.tsx';

export type { Option } from './choice/option.ts';
export { foldText } from './shared/fold-text.ts';
export { Select, type SelectProps } from './choice/select.tsx';
export { Combobox, type ComboboxProps } from './choice/combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './choice/multi-combobox.tsx';

export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Menu, type MenuAction, type MenuDivider, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { Tabs, type TabItem, type TabsProps } from './overlays/tabs.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';

export { Chip, type ChipProps, type ChipTone } from './feedback/chip.tsx';
export { FilterChip, type FilterChipProps } from './feedback/filter-chip.tsx';
export { Toaster } from './feedback/toaster.tsx';
export { toast, type ToastOptions } from './feedback/toast.tsx';
export { Banner, type BannerProps } from './feedback/banner.tsx';
export { Countdown, type CountdownProps } from './feedback/countdown.tsx';
export { formatDuration } from './feedback/format-duration.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { Illustration, type IllustrationName } from './feedback/illustrations.tsx';
export { Progress, type ProgressProps } from './feedback/progress.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { useSlowNotice, type SlowNotice } from './feedback/use-slow-notice.ts';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';

export { Table } from './data/table.tsx';
export type { TableColumn, TableProps, TableSort } from './data/table-types.ts';
export { Pagination, type PaginationProps } from './data/pagination.tsx';

export { Avatar, type AvatarProps } from './layout/avatar.tsx';
export { Card, CardLink, type CardLinkProps, type CardProps } from './layout/card.tsx';
export { Heading, type HeadingProps } from './layout/heading.tsx';
export { Kbd } from './layout/kbd.tsx';
export { PaneDivider, type PaneDividerProps } from './layout/pane-divider.tsx';
export { Prose } from './layout/prose.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx';
export { SplitPane, type SplitPaneProps } from './layout/split-pane.tsx';
export { useRememberedFraction } from './layout/use-remembered-fraction.ts';
export { Cluster, Stack, type ClusterProps, type StackProps } from './layout/stack.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
