import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear: 5,000 ms each, gone within 300 ms, waiting while hovered or focused. */
export function Toasts() {
  return (
    <Notifications
      autoClose={5000}
      transitionDuration={300}
      layout="stacked"
      position="bottom-right"
      limit={4}
      containerWidth={400}
    />
  );
}
